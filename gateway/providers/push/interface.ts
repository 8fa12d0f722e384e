import type { PushNotice } from "../../contract/identity/push-terms";

/** A browser, as its push service and its keys name it. */
export interface PushReceiver {
	endpoint: string;
	p256dh: string;
	auth: string;
}

export interface Push {
	/** Which address a caller may name. */
	isService: (endpoint: string) => boolean;
	/** The browser subscribes by it. */
	publicKey: string;
	/** "gone" where the receiver wants none any more; throws where the service did not take it. */
	send: (to: PushReceiver, notice: PushNotice) => Promise<"taken" | "gone">;
}
