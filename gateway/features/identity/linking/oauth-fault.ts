type FaultCode =
	| "invalid_request"
	| "invalid_client"
	| "invalid_grant"
	| "invalid_scope"
	| "unsupported_grant_type";

/** Why a program gets nothing (RFC 6749, 5.2). The description is for whoever builds it. */
export class OAuthFault extends Error {
	constructor(
		readonly code: FaultCode,
		readonly description: string,
	) {
		super(`${code} ${description}`);
	}

	get status() {
		return this.code === "invalid_client" ? 401 : 400;
	}
}
