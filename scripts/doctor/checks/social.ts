import { NotConfirmed } from "@/gateway/providers/social/interface";
import { openSocialProviders } from "@/gateway/providers/social/open";
import { type Check, type Finding, fail, ok } from "../check";
import { ofGateway } from "../kinds";

/** Of nobody: Facebook says so once it has taken the app's own keys. */
const tokenOfNobody = "asked-by-the-doctor";

export const socialCheck: Check = ofGateway({
	name: "social",
	remedy: "correct TWITTER_API_URL or FACEBOOK_GRAPH_URL, or ask again later",
	run: async ({ settings }) => {
		const { twitter, facebook } = openSocialProviders(
			settings,
			() => new Date(),
		);
		const findings: Finding[] = [];
		if (twitter)
			findings.push(await judgeTwitter(() => twitter.requestToken()));
		if (facebook)
			findings.push(
				await judgeFacebook(() => facebook.identify(tokenOfNobody)),
			);
		return findings;
	},
});

/** A token to sign in by ends unused. */
async function judgeTwitter(ask: () => Promise<unknown>): Promise<Finding> {
	try {
		await ask();
		return ok("Twitter takes the keys");
	} catch (error) {
		return fail(
			`Twitter: ${(error as Error).message}`,
			"correct TWITTER_CONSUMER_KEY, TWITTER_CONSUMER_SECRET or TWITTER_API_URL, and let the app call back SITE_URL with /login/twitter",
		);
	}
}

async function judgeFacebook(ask: () => Promise<unknown>): Promise<Finding> {
	try {
		await ask();
	} catch (error) {
		if (!(error instanceof NotConfirmed))
			return fail(
				`Facebook: ${(error as Error).message}`,
				"correct FACEBOOK_APP_ID and FACEBOOK_APP_SECRET, or FACEBOOK_GRAPH_URL",
			);
	}
	return ok("Facebook takes the app's keys");
}
