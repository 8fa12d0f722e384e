export interface SmsMessage {
	/** With country code, such as "+85291234567". */
	to: string;
	text: string;
	/** The code in it, for those who try the shop; empty where there is none. */
	code: string;
}

export interface Sms {
	/** Returns when the service has taken it; throws, without naming anybody, when it did not. */
	send: (message: SmsMessage) => Promise<void>;
}
