import type { IconName } from "@/components/ui/icon-names";
import type { Messages } from "@/lib/i18n/messages";

export interface ConsoleEntry {
	/** Its folder below /console; empty for the first page. */
	path: string;
	name: keyof Messages["console"]["page"];
	icon: IconName;
	/** Staff see it for their own merchant, operators for all; some are operators' alone. */
	who: "staff" | "operator";
}

const entry = (
	name: ConsoleEntry["name"],
	icon: IconName,
	who: ConsoleEntry["who"] = "staff",
): ConsoleEntry => ({
	path: name === "dashboard" ? "" : name,
	name,
	icon,
	who,
});

/** The entries in the order of the menu. A feature with a page in the console adds its line. */
export const entries: readonly ConsoleEntry[] = [
	entry("dashboard", "layout-grid"),
	entry("orders", "receipt-text"),
	entry("refunds", "undo-2"),
	entry("goods", "package"),
	entry("reviews", "message-circle"),
	entry("coupons", "ticket-percent"),
	entry("groups", "users-round"),
	entry("stores", "map-pin"),
	entry("shop", "store"),
	entry("staff", "circle-user-round"),
	entry("applications", "badge-check", "operator"),
	entry("activities", "calendar-days", "operator"),
	entry("content", "pencil", "operator"),
	entry("search", "search", "operator"),
	entry("audit", "history"),
];
