import { type ComponentType, lazy, type ReactNode, Suspense } from "react";

/**
 * A component whose script comes when it is first shown, which nothing but a touch may bring about: the server would
 * render it. `meanwhile` stands in its place until then.
 */
export function late<Props extends object>(
	load: () => Promise<ComponentType<Props>>,
	meanwhile?: ReactNode,
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
