"""One file a step, `r0001_…` first. A step that was released is never changed again."""
