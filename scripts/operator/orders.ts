import {
	acceptOrder,
	getStaffOrder,
	listStaffOrders,
	type StaffOrder,
	shipOrder,
	trackParcel,
} from "@/gateway/contract/sales/order-admin";
import {
	type StaffOrderTab,
	staffOrderTabs,
} from "@/gateway/contract/sales/order-admin-tabs";
import { orderNo } from "@/gateway/contract/sales/order-number";
import {
	type ParcelEvent,
	parcelEvents,
} from "@/gateway/contract/sales/parcel-terms";
import { id } from "@/gateway/contract/values";
import { FailedStart } from "../start/failed-start";
import { asStaff } from "./as-staff";
import { describeListed, describeOrder } from "./describe-order";

export const ordersCommand = asStaff({
	usage: `orders [--tab ${staffOrderTabs.join("|")}] [--page 1]`,
	options: ["tab", "page"],
	words: 0,
	read({ values }) {
		const tab = (values.tab ?? "toShip") as StaffOrderTab;
		if (!staffOrderTabs.includes(tab))
			throw new FailedStart(
				`--tab must be one of ${staffOrderTabs.join(", ")}.`,
			);
		const page = Number(values.page ?? 1);
		if (!listStaffOrders.query.safeParse({ page }).success)
			throw new FailedStart("--page must be a whole number from 1 on.");
		return async (api) => {
			const query = { tab, page };
			const found = await api.get(listStaffOrders.path, { query });
			const { total, totalPage, list } = found;
			const head = `${total} orders in ${tab}, page ${page} of ${totalPage}`;
			return [head, ...list.map(describeListed)].join("\n");
		};
	},
});

export const orderCommand = asStaff({
	usage: "order SH…",
	words: 1,
	read({ named }) {
		const params = readNo(named);
		return async (api) =>
			describeOrder(await api.get(getStaffOrder.path, { params }));
	},
});

export const acceptCommand = asStaff({
	usage: "accept SH…",
	words: 1,
	read({ named }) {
		const params = readNo(named);
		return async (api) =>
			describeOrder(await api.post(acceptOrder.path, { params }));
	},
});

export const shipCommand = asStaff({
	usage:
		'ship SH… --courier "SF Express" --tracking SF123 | --deliverer Ming --phone "+852 91234567" | --content "…"',
	options: ["courier", "tracking", "deliverer", "phone", "content"],
	words: 1,
	read({ named, values }) {
		const params = readNo(named);
		const parsed = shipOrder.body.safeParse({ parcels: [parcelOf(values)] });
		if (!parsed.success)
			throw new FailedStart(
				"A parcel needs --courier with --tracking, --deliverer with --phone, or --content.",
			);
		const body = parsed.data;
		return async (api) =>
			describeOrder(await api.post(shipOrder.path, { params, body }));
	},
});

/** All that is left, in one. */
function parcelOf(values: Record<string, string | undefined>): unknown {
	const { courier, tracking, deliverer, phone, content } = values;
	if (courier) return { method: "courier", courier, trackingNo: tracking };
	if (deliverer)
		return { method: "own", delivererName: deliverer, delivererPhone: phone };
	return { method: "virtual", content };
}

export const trackCommand = asStaff({
	usage: `track PARCEL ${parcelEvents.join("|")} [--note "Kwai Chung depot"]`,
	options: ["note"],
	words: 2,
	read({ named: [parcel, event], values: { note } }) {
		const parsed = id.safeParse(parcel);
		if (!parsed.success)
			throw new FailedStart("PARCEL must be the number of a parcel.");
		if (!parcelEvents.some((one) => one === event))
			throw new FailedStart(`The event is one of ${parcelEvents.join(", ")}.`);
		const params = { id: parsed.data };
		const body = { event: event as ParcelEvent, note };
		return async (api) => {
			await api.post(trackParcel.path, { params, body });
			return `Parcel ${parsed.data}: ${event}.`;
		};
	},
});

function readNo([no]: string[]): { orderNo: StaffOrder["orderNo"] } {
	const parsed = orderNo.safeParse(no);
	if (!parsed.success)
		throw new FailedStart(`${no} is no number of an order (SH…).`);
	return { orderNo: parsed.data };
}
