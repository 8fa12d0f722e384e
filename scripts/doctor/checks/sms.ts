import { type Check, fail, ok } from "../check";
import { ofGateway } from "../kinds";
import { describeStandIn } from "../stand-in";

const refusals = [401, 403];

/** The protocol has no call that sends nothing; a HEAD changes nothing anywhere, and a service may refuse the token. */
export const smsCheck: Check = ofGateway({
	name: "sms",
	remedy: "correct SMS_URL, or ask that service whether it is well",
	run: async ({ settings }, signal) => {
		const { SMS_URL, SMS_TOKEN } = settings;
		if (!SMS_URL)
			return describeStandIn(
				settings,
				"SMS are written to a file and reach nobody",
				"set SMS_URL and SMS_TOKEN",
			);
		const { status } = await fetch(SMS_URL, {
			method: "HEAD",
			headers: { authorization: `Bearer ${SMS_TOKEN}` },
			redirect: "manual",
			signal,
		});
		if (refusals.includes(status))
			return [fail(`the SMS service answers ${status}`, "correct SMS_TOKEN")];
		if (status >= 500)
			return [fail(`the SMS service answers ${status}`, smsCheck.remedy)];
		return [
			ok("the SMS service answers; only a message shows whether it sends"),
		];
	},
});
