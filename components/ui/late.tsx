import {
	type ComponentType,
	lazy,
	type ReactNode,
	Suspense,
	useEffect,
} from "react";
import { awaitPart } from "@/lib/page-state/navigation-progress";

/**
 * A component whose script comes when it is first shown: at a touch, or on the few pages that have it. What the server
 * has rendered stands there meanwhile; else `meanwhile` does, or the bar at the top says that it is on its way.
 */
export function late<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	meanwhile: ReactNode = <Awaited />,
) {
	const Loaded = lazy(async () => ({ default: await load() }));
	// biome-ignore lint/correctness/noComponentHookFactories: made once, where a module begins.
	return function Late(props: Props) {
		return (
			<Suspense fallback={meanwhile}>
				<Loaded {...props} />
			</Suspense>
		);
	};
}

function Awaited() {
	useEffect(awaitPart, []);
	return null;
}
