/** An account of a merchant, as its provider knows it. */
export interface MerchantAccount {
	/** How the provider calls its holder; null while it does not know. */
	holder: string | null;
	/** Whether money can be sent there now. */
	isReady: boolean;
}

/** Pays merchants. Whatever cannot be learned in time throws `ServiceAway`, and is asked again by its key. */
export interface PayoutProvider {
	/** Opens an account, once by its key; answers the provider's name of it. */
	open: (wanted: { key: string; name: string }) => Promise<string>;
	/** A page of the provider, good for one visit, where the merchant says what the provider has to know. */
	linkTo: (ref: string, returnUrl: string) => Promise<string>;
	read: (ref: string) => Promise<MerchantAccount>;
	/** Any number of times by one key, the money is sent once. `Refused` where that account takes none. */
	send: (payout: { key: string; ref: string; amount: string }) => Promise<void>;
}
