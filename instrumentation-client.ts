import { reloadIfChunkLost } from "@/lib/lost-chunk";
import { leaveFor } from "@/lib/navigation-progress";

// Captured, because the failure of a script element does not bubble.
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

export function onRouterTransitionStart(address: string): void {
	leaveFor(address);
}
