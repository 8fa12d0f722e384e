import type { IconName } from "@/components/ui/icon-names";
import type { NeededPermission } from "@/gateway/contract/permission";
import type { Messages } from "@/lib/i18n/messages";
import { consolePaths } from "@/lib/routes/console-paths";

export interface ConsoleEntry {
	/** Its folder below /console; empty for the first page. */
	path: string;
	name: keyof Messages["console"]["page"];
	icon: IconName;
	/** Staff see it for their own merchant, operators for all; some are operators' alone. */
	who: "staff" | "operator";
	/** What a role has to allow for it. */
	permission: NeededPermission;
}

const entry = (
	name: ConsoleEntry["name"],
	icon: IconName,
	permission: NeededPermission,
): ConsoleEntry => ({
	path: name === "dashboard" ? "" : name,
	name,
	icon,
	permission,
	who: "staff",
});
const operatorsEntry = (...about: Parameters<typeof entry>): ConsoleEntry => ({
	...entry(...about),
	who: "operator",
});

/** The entries in the order of the menu. A feature with a page in the console adds its line. */
export const entries: readonly ConsoleEntry[] = [
	entry("dashboard", "layout-grid", "reports"),
	entry("orders", "receipt-text", "orders"),
	entry("collecting", "scan-qr-code", "orders"),
	entry("refunds", "undo-2", "refunds"),
	entry("settlement", "wallet", "settlement"),
	entry("conversations", "headset", "conversations"),
	entry("goods", "package", "products"),
	entry("reviews", "message-circle", "orders"),
	entry("questions", "circle-question-mark", "conversations"),
	entry("coupons", "ticket-percent", "products"),
	entry("groups", "users-round", "products"),
	entry("stores", "map-pin", "orders"),
	entry("promises", "clock", "reports"),
	operatorsEntry("lockers", "package", "orders"),
	entry("shop", "store", "content"),
	operatorsEntry("payouts", "credit-card", "settlement"),
	operatorsEntry("reconciliation", "arrow-down-up", "settlement"),
	operatorsEntry("commission", "sliders-horizontal", "settlement"),
	operatorsEntry("members", "circle-user-round", "members"),
	entry("staff", "briefcase-business", "people"),
	operatorsEntry("roles", "key-round", "owner"),
	operatorsEntry("applications", "badge-check", "people"),
	operatorsEntry("activities", "calendar-days", "content"),
	operatorsEntry("content", "pencil", "content"),
	operatorsEntry("search", "search", "content"),
	operatorsEntry("agents", "shopping-basket", "reports"),
	entry("audit", "history", "people"),
	entry("security", "shield-check", "any"),
	operatorsEntry("health", "monitor", "owner"),
	operatorsEntry("setup", "play", "owner"),
];

/** The entry of an address of the console; what lies below an entry belongs to it. */
export function entryAt(address: string): ConsoleEntry | undefined {
	return entries.find(({ path }) => {
		const own = consolePaths.page(path);
		return address === own || (path !== "" && address.startsWith(`${own}/`));
	});
}
