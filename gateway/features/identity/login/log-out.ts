import { signedInActor } from "../../../http/access";
import type { Ctx } from "../../../http/context";
import { endSessions } from "../session/service";

/** Ends the session that the call was made with, and no other. */
export async function logOut(ctx: Ctx): Promise<null> {
	const { uid, sessionId } = signedInActor(ctx);
	await endSessions(ctx, { accountId: uid, only: sessionId });
	return null;
}
