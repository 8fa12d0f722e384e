"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and while React takes over its page, so that both show the same. */
export function useOnDevice(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
