import { reloadIfChunkLost, watchFirstSheets } from "@/lib/faults/lost-chunk";
import { leaveWithoutLine } from "@/lib/offline/leave-without-line";
import { leaveFor } from "@/lib/page-state/navigation-progress";

// What `z.config` sets, without zod, which most pages do not load: it would try `eval` to learn whether it may, and the
// content security policy would report it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

watchFirstSheets();

// Captured, because the failure of an element does not bubble.
window.addEventListener(
	"error",
	({ error, target }) => {
		reloadIfChunkLost(error ?? target);
	},
	true,
);

window.addEventListener("unhandledrejection", ({ reason }) => {
	reloadIfChunkLost(reason);
});

export function onRouterTransitionStart(address: string, kind: string): void {
	leaveFor(address);
	leaveWithoutLine(address, kind);
}
