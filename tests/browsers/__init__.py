"""The page in other browsers than Chromium: a round of each game in Firefox and in WebKit."""
