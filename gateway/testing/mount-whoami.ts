import { z } from "zod";
import type { Gateway } from "../app";
import { defineCall } from "../contract/call";
import { mount, route } from "../http/route";

const whoami = defineCall({
	method: "GET",
	path: "/api/front/test/whoami",
	who: "session",
	summary: "Synthetic",
	answer: z.object({ uid: z.int() }),
});

/** A call that answers whose session it was made with. */
export function mountWhoami(gateway: Gateway): void {
	mount(
		gateway,
		route(whoami, async ({ actor }) => ({
			uid: actor.kind === "account" ? actor.uid : 0,
		})),
	);
}
