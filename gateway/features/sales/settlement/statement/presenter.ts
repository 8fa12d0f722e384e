import { localize } from "../../../../contract/locale";
import type {
	Statement,
	StatementLine,
} from "../../../../contract/sales/statement";
import {
	type StatementLineKind,
	statementLineKinds,
} from "../../../../contract/sales/statement-terms";
import type { Ctx } from "../../../../http/context";
import { hongKongTime } from "../../../../http/hong-kong-time";
import { Exact, sum, toMoney } from "../../../../money/exact";
import type { LineRow, NamedStatement } from "./statement-repository";

export function presentStatement(
	{ locale }: Pick<Ctx, "locale">,
	{ statement, merchantName }: NamedStatement,
): Statement {
	const { merchantId, closedAt, ...told } = statement;
	return {
		...told,
		merchant: { id: merchantId, name: localize(merchantName, locale) },
		closedAt: hongKongTime(closedAt),
	};
}

export function presentLine(row: LineRow): StatementLine {
	const { at, orderNo, payoutId, posting } = row;
	const amounts = {
		sold: new Exact(row.sold),
		refunded: new Exact(row.refunded),
		commission: new Exact(row.commission),
		paid: new Exact(row.paid),
	};
	return {
		at: hongKongTime(at),
		kind: kindOf(posting),
		orderNo,
		payoutId,
		sold: toMoney(amounts.sold),
		refunded: toMoney(amounts.refunded),
		commission: toMoney(amounts.commission),
		paid: toMoney(amounts.paid),
		total: toMoney(sum(Object.values(amounts))),
	};
}

/** As the name of its posting begins. */
function kindOf(posting: string): StatementLineKind {
	const event = posting.split(" ")[0];
	const kind = statementLineKinds.find((one) => one === event);
	if (!kind) throw new Error(`"${posting}" is no line of a statement`);
	return kind;
}
