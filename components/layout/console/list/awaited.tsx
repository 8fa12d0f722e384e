"use client";

import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";

interface AwaitedProps {
	error: unknown;
	onRetry: () => void;
}

/** While something of a page is on its way, or when it could not be read. */
export function Awaited({ error, onRetry }: AwaitedProps) {
	if (error) return <ListFault onRetry={onRetry} />;
	return <ListSkeleton height={72} count={4} />;
}
