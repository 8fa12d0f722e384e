"use client";

import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";

/** While something of a page is on its way, or when it could not be read. */
export function Awaited(props: { error: unknown; onRetry: () => void }) {
	if (props.error) return <ListFault onRetry={props.onRetry} />;
	return <ListSkeleton height={72} count={4} />;
}
