import type {
	ConversationSummary,
	Message,
	Subject,
} from "../../../contract/care/conversation";
import { type LocaleCode, localize } from "../../../contract/locale";
import { hongKongTime } from "../../../http/hong-kong-time";
import type { ListedMessage } from "./message-repository";
import type { NamedConversation } from "./repository";

export function presentPartner(
	merchant: NamedConversation["merchant"],
	locale: LocaleCode,
) {
	return merchant && { ...merchant, name: localize(merchant.name, locale) };
}

export function presentSummary(
	{ conversation, text, merchant }: NamedConversation,
	{ locale, unread }: { locale: LocaleCode; unread: number },
): ConversationSummary {
	const { id, state, lastMessageAt } = conversation;
	return {
		id,
		merchant: presentPartner(merchant, locale),
		state,
		text,
		lastMessageAt: hongKongTime(lastMessageAt),
		unread,
	};
}

/** What staff see beside. */
export function presentOfStaff(
	{ conversation, shopper, assignee }: NamedConversation,
	uid: number,
) {
	const { assignedTo, waitingSince } = conversation;
	return {
		shopper,
		assignee,
		isMine: assignedTo === uid,
		waitingSince: waitingSince && hongKongTime(waitingSince),
	};
}

interface Reader {
	uid: number;
	isStaff: boolean;
}

export function presentMessage(
	{ message, author }: ListedMessage,
	subject: Subject | null,
	{ uid, isStaff }: Reader,
): Message {
	const { id, side, text, images, at, accountId, key } = message;
	return {
		id,
		side,
		author: isStaff && side !== "shopper" ? author : null,
		text,
		images,
		at: hongKongTime(at),
		subject,
		key: accountId === uid ? key : null,
	};
}
