import {
	type StreamSide,
	streamBeatSeconds,
	streamPaths,
} from "../../../../contract/care/stream-terms";
import { requireAccess, signedInActor } from "../../../../http/access";
import type { Actor, GatewayDeps } from "../../../../http/context";
import { findActors } from "../../../identity/session/service";
import { staffOf } from "../staff-of";
import { openHearing } from "./hearing";
import {
	beat,
	type Listener,
	type OpenStream,
	openListeners,
} from "./listeners";
import { readSignal } from "./signal";

// Streams by which open pages hear that a conversation has changed, whichever process it was changed in. Each is opened by
// a session, hears of what that session may read, and ends with it, with the right to read, with the process, and where
// signals may have been missed: the page opens another one and reads anew.

type Needs = Pick<GatewayDeps, "db" | "log" | "now" | "settings" | "signals">;
type Asking = { actor: Actor } & Pick<GatewayDeps, "now">;

/** What somebody hears on a side; throws where they may not. */
function listenerOf(asking: Asking, side: StreamSide): Listener {
	const path = streamPaths[side] as `/api/${string}`;
	requireAccess(
		side === "staff"
			? { who: "operator", permission: "conversations", path }
			: { who: "session", path },
		asking,
	);
	const { sessionId, uid } = signedInActor(asking);
	return {
		sessionId,
		uid,
		staffOf: side === "staff" ? staffOf(asking) : undefined,
	};
}

function mayStill(deps: Needs, actor: Actor | undefined, one: Listener) {
	if (!actor) return false;
	const side = one.staffOf === undefined ? "shopper" : "staff";
	try {
		const { uid, staffOf } = listenerOf({ actor, now: deps.now }, side);
		return uid === one.uid && staffOf === one.staffOf;
	} catch {
		return false;
	}
}

/** Ends those whose session may hear them no more. */
async function endForbidden(deps: Needs, open: OpenStream[]): Promise<void> {
	const ids = [...new Set(open.map(({ sessionId }) => sessionId))];
	const actors = await findActors(deps, ids);
	for (const one of open)
		if (!mayStill(deps, actors.get(one.sessionId), one)) one.end();
}

export function openStreams(deps: Needs) {
	const listeners = openListeners();
	const hear = openHearing(deps, {
		onSignal: (signal) => {
			const changed = readSignal(signal);
			if (changed) listeners.tell(changed);
		},
		onLost: listeners.endAll,
	});
	let beating: ReturnType<typeof setInterval> | undefined;
	let failures = 0;

	/** All end where nobody knows for longer than a beat who may hear them. */
	async function lookAfter(): Promise<void> {
		const open = listeners.list();
		for (const one of open) one.write(beat);
		try {
			await endForbidden(deps, open);
			failures = 0;
		} catch {
			failures += 1;
			if (failures > 1) listeners.endAll();
		}
		if (listeners.list().length > 0) return;
		clearInterval(beating);
		beating = undefined;
	}

	/** A body of server-sent events. Throws where the caller may not listen, there are too many, or nothing is heard. */
	async function open(
		asking: Asking,
		side: StreamSide,
	): Promise<ReadableStream<Uint8Array>> {
		const listener = listenerOf(asking, side);
		await hear();
		const stream = listeners.add(listener);
		beating ??= setInterval(
			() => void lookAfter(),
			streamBeatSeconds * 1_000,
		).unref();
		return stream;
	}
	return { open, lookAfter };
}
