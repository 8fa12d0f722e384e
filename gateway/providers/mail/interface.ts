export interface MailMessage {
	to: string;
	subject: string;
	text: string;
	html: string;
	/** Of the text. */
	language: string;
	/** The code in it, for those who try the shop; empty where there is none. */
	code: string;
	/** The call by which a mail program ends mails of this kind (RFC 8058). */
	stopCall?: string;
}

export interface Mail {
	/** Returns when a mail server has taken it; throws, without naming anybody, when none did. */
	send: (message: MailMessage) => Promise<void>;
	close: () => void;
}
