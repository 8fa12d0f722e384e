import { type LocaleCode, localize } from "../../../contract/locale";
import type { AuditEntry } from "../../../contract/platform/audit";
import { hongKongTime } from "../../../http/hong-kong-time";
import type { AuditRow } from "./repository";

export function presentEntry(
	{ entry, nickname, merchantName }: AuditRow,
	locale: LocaleCode,
): AuditEntry {
	const { id, at, action, target, accountId, merchantId, changes } = entry;
	return {
		id,
		at: hongKongTime(at),
		action,
		target,
		who:
			accountId === null ? null : { uid: accountId, nickname: nickname ?? "" },
		merchant:
			merchantId === null
				? null
				: {
						id: merchantId,
						name: merchantName ? localize(merchantName, locale) : "",
					},
		changes,
		requestId: entry.requestId,
	};
}
