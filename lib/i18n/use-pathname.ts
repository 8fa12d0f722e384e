"use client";

import { usePathname as useAddress } from "next/navigation";
import { readLocalePath } from "./locale-path";

/** Path of the page without the language's prefix. */
export function usePathname(): string {
	return readLocalePath(useAddress()).path;
}
