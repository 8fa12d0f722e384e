import type { Ctx } from "../../../http/context";
import type { Push } from "../../../providers/push/interface";
import {
	composePush,
	type PushStep,
	type PushToDevice,
} from "../../platform/message/service";
import { enqueueEffectOnce } from "../../platform/outbox/service";
import * as repository from "./repository";

interface TellDeps extends Pick<Ctx, "db" | "now"> {
	/** Undefined where the shop sends none any more. */
	push?: Push;
}

const isDue = ({ expiresAt }: PushStep, now: Date) =>
	expiresAt === undefined || Date.parse(expiresAt) > now.getTime();

/** One message for each device of an account, once: a service that is slow holds up no other. */
export async function tellDevices(
	{ db, now, push }: TellDeps,
	step: PushStep,
): Promise<void> {
	const at = now();
	if (!push || !isDue(step, at)) return;
	const devices = await repository.listDevices(db, step.accountId, at);
	await db.transaction(async (tx) => {
		for (const { id: deviceId } of devices)
			await enqueueEffectOnce(tx, `${step.reference} ${deviceId}`, {
				kind: "push-device",
				payload: { ...step, deviceId },
			});
	});
}

/** Nothing where the session is over by now; a device that its service does not know any more is forgotten. */
export async function tellDevice(
	{ db, now, push, siteUrl }: TellDeps & { siteUrl: string },
	step: PushToDevice,
): Promise<void> {
	const at = now();
	if (!push || !isDue(step, at)) return;
	const { accountId, deviceId: id } = step;
	const receiver = await repository.findReceiver(db, id, at);
	if (!receiver) return;
	const outcome = await push.send(receiver, composePush(step, siteUrl));
	if (outcome === "gone") await repository.deleteDevices(db, { accountId, id });
}
