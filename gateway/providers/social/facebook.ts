import { createHmac } from "node:crypto";
import { z } from "zod";
import { ask, ServiceAway } from "../ask";
import { type Facebook, NotConfirmed, type Person } from "./interface";

interface FacebookSettings {
	graphUrl: string;
	appId: string;
	appSecret: string;
	now: () => Date;
	patienceMs?: number;
}

const debugged = z.object({
	data: z.object({
		app_id: z.string().optional(),
		type: z.string().optional(),
		is_valid: z.boolean(),
		/** Seconds since 1970; 0 for a token that does not run out. */
		expires_at: z.number().optional(),
		user_id: z.string().optional(),
	}),
});
const profile = z.object({ id: z.string().min(1), name: z.string().min(1) });

function parse<Schema extends z.ZodType>(
	schema: Schema,
	text: string,
): z.output<Schema> {
	try {
		return schema.parse(JSON.parse(text));
	} catch {
		throw new ServiceAway("Facebook's answer is not what was asked for");
	}
}

export function openFacebook(settings: FacebookSettings): Facebook {
	const { graphUrl, appId, appSecret, now, patienceMs } = settings;

	function get(path: string, query: Record<string, string>) {
		const url = new URL(path, graphUrl);
		url.search = String(new URLSearchParams(query));
		return ask(url, { patienceMs });
	}

	/** A token of another app would let that app's owner in as any of its users. */
	async function ownerOf(accessToken: string): Promise<string> {
		const { status, text } = await get("/debug_token", {
			input_token: accessToken,
			access_token: `${appId}|${appSecret}`,
		});
		if (status !== 200)
			throw new ServiceAway(`Facebook explains no token (${status})`);
		const { data } = parse(debugged, text);
		const expiresAtMs = (data.expires_at || Number.POSITIVE_INFINITY) * 1000;
		const isOurs = data.app_id === appId && data.type === "USER";
		if (!data.is_valid || !isOurs || expiresAtMs <= now().getTime())
			throw new NotConfirmed("Facebook's token is not for us, or is over");
		if (!data.user_id) throw new ServiceAway("Facebook names no user");
		return data.user_id;
	}

	async function profileOf(accessToken: string): Promise<Person> {
		const { status, text } = await get("/me", {
			fields: "id,name",
			access_token: accessToken,
			appsecret_proof: createHmac("sha256", appSecret)
				.update(accessToken)
				.digest("hex"),
		});
		if (status !== 200) throw new NotConfirmed(`Facebook said ${status}`);
		const { id, name } = parse(profile, text);
		return { subject: id, nickname: name };
	}

	return {
		appId,
		identify: async (accessToken) => {
			// Both at once, so that a shopper waits for one answer's time; what is wrong with the token is said first.
			const named = profileOf(accessToken);
			named.catch(() => undefined);
			const owner = await ownerOf(accessToken);
			const person = await named;
			if (person.subject !== owner)
				throw new NotConfirmed("Facebook names another user");
			return person;
		},
	};
}
