import type { GoodsImport } from "../../../../contract/catalog/goods-import";
import type { LocaleCode } from "../../../../contract/locale";
import type { LineFault } from "../../../../db/schema/goods-import";
import type { Ctx } from "../../../../http/context";
import { hongKongTime } from "../../../../http/hong-kong-time";
import type { ImportRow } from "./job-repository";
import type { LineRow } from "./line-repository";
import { reasonIn } from "./reasons";

export function presentImport(
	row: ImportRow,
	{ locale }: Pick<Ctx, "locale">,
): GoodsImport {
	const { fault } = row;
	const words = fault && reasonIn(locale, fault.reason);
	return {
		id: row.id,
		merchantId: row.merchantId,
		fileName: row.fileName,
		state: row.state,
		bytes: row.bytes,
		bytesRead: row.bytesRead,
		lines: row.lines,
		linesDone: row.linesDone,
		created: row.created,
		changed: row.changed,
		unchanged: row.unchanged,
		refused: row.refused,
		fault: words && (fault.column ? `${fault.column}: ${words}` : words),
		createdAt: hongKongTime(row.createdAt),
		endedAt: row.endedAt && hongKongTime(row.endedAt),
	};
}

export function presentFaults(row: LineRow, locale: LocaleCode): LineFault[] {
	return (row.faults ?? []).map(({ column, value, reason }) => ({
		column,
		value,
		reason: reasonIn(locale, reason),
	}));
}
