import type { User } from "../../../contract/identity/user";
import { staffPermissions } from "../../../contract/permission";
import { may } from "../../../http/access";
import type { SignedInActor } from "../../../http/context";
import type { AccountRow } from "./repository";

export function presentUser(
	row: AccountRow,
	points: number,
	actor: SignedInActor,
): User {
	const { id, nickname, avatar, phone, email, scope, kind } = row;
	return {
		uid: id,
		nickname,
		avatar,
		phone,
		email,
		points,
		scope,
		kind,
		factor: actor.factor?.status,
		hasPassword: row.passwordHash !== null,
		permissions: staffPermissions.filter((one) => may(actor, one)),
		isOwner: may(actor, "owner"),
	};
}
