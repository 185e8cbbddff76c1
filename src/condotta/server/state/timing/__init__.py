"""What a table does by itself when its time has come: clocks run out, standing bids answer."""
