export interface MailMessage {
	to: string;
	subject: string;
	text: string;
	html: string;
	/** Of the text. */
	language: string;
	/** The code in it, for those who try the shop; empty where there is none. */
	code: string;
	/** Where one press ends mails of this kind, by POST as well (RFC 8058). */
	stopLink?: string;
}

export interface Mail {
	/** Returns when a mail server has taken it; throws, without naming anybody, when none did. */
	send: (message: MailMessage) => Promise<void>;
	close: () => void;
}
