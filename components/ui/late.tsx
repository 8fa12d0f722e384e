import {
	type ComponentType,
	lazy,
	type ReactNode,
	Suspense,
	useEffect,
} from "react";
import { awaitPart } from "@/lib/navigation-progress";

/**
 * A component whose script comes when it is first shown, which nothing but a touch may bring about: the server would
 * render it. Until then `meanwhile` stands in its place, or the bar at the top says that it is on its way.
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
