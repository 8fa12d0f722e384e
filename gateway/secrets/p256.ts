const numberBytes = 32;

/** A public key on the curve P-256, of its point uncompressed, as a JSON Web Key writes it. */
export const pointAsJwk = (point: Buffer) => {
	const x = point.subarray(1, 1 + numberBytes).toString("base64url");
	const y = point.subarray(1 + numberBytes).toString("base64url");
	return { crv: "P-256", kty: "EC", x, y };
};
