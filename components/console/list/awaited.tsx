"use client";

import { ListBones } from "@/components/user/list-bones";
import { ListFault } from "@/components/user/list-fault";

interface AwaitedProps {
	error: unknown;
	onRetry: () => void;
}

/** While something of a room is on its way, or when it could not be read. */
export function Awaited({ error, onRetry }: AwaitedProps) {
	if (error) return <ListFault onRetry={onRetry} />;
	return <ListBones height={72} count={4} />;
}
