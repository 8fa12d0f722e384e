"use client";

import { useSearchParams } from "next/navigation";

/** The number in the address; undefined where there is none. */
export function useOrderNo(): string | undefined {
	return useSearchParams().get("orderNo") || undefined;
}
