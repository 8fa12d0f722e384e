import type { DataOf, Input } from "../../../contract/call";
import type {
	endOtherSessions,
	listSessions,
} from "../../../contract/identity/user";
import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { hongKongTime } from "../../../http/hong-kong-time";
import { refuseField } from "../../../http/refuse-field";
import * as sessions from "../session/service";

// Where an account is signed in, and the way to end that elsewhere. The session that asks goes on: leaving is logout's.

export async function listOwnSessions(
	ctx: Ctx,
): Promise<DataOf<typeof listSessions>> {
	const { uid, sessionId } = signedInActor(ctx);
	const rows = await sessions.listSessions(ctx, uid);
	return {
		list: rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
			id,
			userAgent,
			createdAt: hongKongTime(createdAt),
			lastSeenAt: hongKongTime(lastSeenAt),
			isCurrent: id === sessionId,
		})),
	};
}

export async function endSessionsElsewhere(
	ctx: Ctx,
	{ id }: Input<typeof endOtherSessions>["body"],
): Promise<null> {
	const { uid, sessionId } = signedInActor(ctx);
	if (id === sessionId) throw refuseField("id", "correctValue");
	await sessions.endSessions(ctx, {
		accountId: uid,
		only: id,
		except: sessionId,
	});
	return null;
}
