import { refundNo } from "@/gateway/contract/sales/order-number";
import type { RefundDetail } from "@/gateway/contract/sales/refund";
import {
	approveRefund,
	confirmSentBack,
	listStaffRefunds,
	refuseRefund,
} from "@/gateway/contract/sales/refund-admin";
import {
	type RefundState,
	refundStates,
	refusalLengthMax,
} from "@/gateway/contract/sales/refund-terms";
import type { Api } from "@/lib/api/api";
import { FailedStart } from "../start/failed-start";
import { asStaff } from "./as-staff";
import { minute } from "./describe-order";

export const refundsCommand = asStaff({
	usage: `refunds [--state ${refundStates.join("|")}] [--page 1]`,
	options: ["state", "page"],
	words: 0,
	read({ values }) {
		const state = (values.state ?? "reviewing") as RefundState;
		if (!refundStates.includes(state))
			throw new FailedStart(
				`--state must be one of ${refundStates.join(", ")}.`,
			);
		const page = Number(values.page ?? 1);
		if (!listStaffRefunds.query.safeParse({ page }).success)
			throw new FailedStart("--page must be a whole number from 1 on.");
		return async (api) => {
			const query = { state, page };
			const found = await api.get(listStaffRefunds.path, { query });
			const { total, totalPage, list } = found;
			const head = `${total} refunds in ${state}, page ${page} of ${totalPage}`;
			return [head, ...list.map(describeRefund)].join("\n");
		};
	},
});

type Decision = (
	api: Api,
	params: { refundNo: string },
) => Promise<RefundDetail>;

export const refundCommand = asStaff({
	usage: 'refund approve RE… | refuse RE… --reason "…" | sent RE…',
	options: ["reason"],
	words: 2,
	read({ named: [decision = "", no = ""], values: { reason } }) {
		if (!refundNo.safeParse(no).success)
			throw new FailedStart(`${no} is no number of a refund (RE…).`);
		const decide = decisionOf(decision, reason);
		return async (api) => describeRefund(await decide(api, { refundNo: no }));
	},
});

function decisionOf(decision: string, reason: string | undefined): Decision {
	switch (decision) {
		case "approve":
			return (api, params) => api.post(approveRefund.path, { params });
		case "refuse":
			return refuseWith(reason);
		case "sent":
			return (api, params) => api.post(confirmSentBack.path, { params });
		default:
			throw new FailedStart("A refund is to approve, to refuse, or sent.");
	}
}

function refuseWith(refusal: string | undefined): Decision {
	const parsed = refuseRefund.body.safeParse({ refusal });
	if (!parsed.success)
		throw new FailedStart(
			`--reason must say in up to ${refusalLengthMax} characters why: its buyer reads it.`,
		);
	const body = parsed.data;
	return (api, params) => api.post(refuseRefund.path, { params, body });
}

function describeRefund(refund: RefundDetail): string {
	const { lines, history, images, remark, refusal } = refund;
	return [
		[
			refund.refundNo,
			minute(refund.createdAt),
			refund.state,
			`HK$${refund.amount} by ${refund.payMethod}`,
			refund.merchant.name,
			`order ${refund.orderNo}`,
			refund.reason,
		].join("  "),
		...lines.map(({ name, quantity, amount }) => {
			return `  ${quantity} × ${name}  HK$${amount}`;
		}),
		...(refund.freight === "0.00" ? [] : [`  freight HK$${refund.freight}`]),
		...(remark ? [`  buyer: ${remark}`] : []),
		...(refusal ? [`  refused: ${refusal}`] : []),
		...images.map((image) => `  picture ${image}`),
		...history.map(
			({ state, actor, at }) => `  ${minute(at)} ${state} (${actor})`,
		),
	].join("\n");
}
