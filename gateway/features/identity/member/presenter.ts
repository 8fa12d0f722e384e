import { maskEmail, maskPhone } from "../../../contract/identity/mask-contact";
import type { Member, MemberDetail } from "../../../contract/identity/member";
import { hongKongTime } from "../../../http/hong-kong-time";
import type { MemberRow } from "../staff/service";
import type { NoteRow } from "./repository";

export function presentMember(row: MemberRow): Member {
	const { id, nickname, email, phone, scope, createdAt, blockedAt } = row;
	return {
		uid: id,
		nickname,
		email: email && maskEmail(email),
		phone: phone && maskPhone(phone),
		scope,
		createdAt: hongKongTime(createdAt),
		blockedAt: blockedAt && hongKongTime(blockedAt),
	};
}

export function presentNote({
	note: { id, kind, reason, text, at },
	author,
}: NoteRow): MemberDetail["notes"][number] {
	return { id, kind, reason, text, author, at: hongKongTime(at) };
}
