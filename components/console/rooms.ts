import type { IconName } from "@/components/ui/icon-names";
import type { Messages } from "@/lib/i18n/messages";

export interface Room {
	/** Its folder below /console; empty for the first page. */
	path: string;
	name: keyof Messages["console"]["room"];
	icon: IconName;
	/** Staff see it for their own merchant, operators for all; some are operators' alone. */
	who: "staff" | "operator";
}

const room = (
	name: Room["name"],
	icon: IconName,
	who: Room["who"] = "staff",
): Room => ({ path: name === "dashboard" ? "" : name, name, icon, who });

/** The rooms in the order of the menu. A feature with a page in the back room adds its line. */
export const rooms: readonly Room[] = [
	room("dashboard", "layout-grid"),
	room("orders", "receipt-text"),
	room("refunds", "undo-2"),
	room("goods", "package"),
	room("reviews", "message-circle"),
	room("coupons", "ticket-percent"),
	room("groups", "users-round"),
	room("stores", "map-pin"),
	room("shop", "store"),
	room("people", "circle-user-round"),
	room("applications", "badge-check", "operator"),
	room("activities", "calendar-days", "operator"),
	room("content", "pencil", "operator"),
	room("search", "search", "operator"),
	room("audit", "history"),
];
