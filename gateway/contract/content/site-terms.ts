// Free of schemas, so that pages may say it too.

/** How a shopper starts a talk; each kind has its field below. */
export const serviceTypes = [
	"H5",
	"message",
	"phone",
	"hotline",
	"email",
] as const;
