"""Pictures of matches: a still of one position, and a film of a whole match, as SVG and as pixels."""
