/** Of the drawn map alone, which comes late: the theme itself is part of every page. Ink and pins are the theme's. */
export const mapColours = {
	sea: "#DCE8EA",
	/** Where land meets sea. */
	shallows: "#CBDDE0",
	land: "#F7F1E4",
	shore: "#B9B09B",
	/** Land that the shop does not deliver to. */
	beyond: "#E9E6DE",
	boundary: "#A79E8D",
	rail: "#D3C6AE",
	lake: "#DCE8EA",
} as const;
