/** Whom another service says it has recognised. */
export interface Person {
	/** The service's own id; the name may change, this does not. */
	subject: string;
	nickname: string;
}

export interface RequestToken {
	token: string;
	tokenSecret: string;
	/** Where the shopper says yes. */
	authorizationUrl: string;
}

/** Sign-in by Twitter: OAuth 1.0a in three steps, of which the second is the shopper's. */
export interface Twitter {
	requestToken: () => Promise<RequestToken>;
	identify: (
		proof: Pick<RequestToken, "token" | "tokenSecret"> & { verifier: string },
	) => Promise<Person>;
}

/** Sign-in by Facebook: the browser brings a token, and Facebook is asked whose it is and for whom it was made. */
export interface Facebook {
	appId: string;
	identify: (accessToken: string) => Promise<Person>;
}

/** Those that the operator has set up. Both throw {@link NotConfirmed} and `ServiceAway`, nothing else. */
export interface SocialProviders {
	twitter?: Twitter;
	facebook?: Facebook;
}

/** The service answered and does not vouch for the person. */
export class NotConfirmed extends Error {}
