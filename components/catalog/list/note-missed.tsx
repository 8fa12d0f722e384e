"use client";

import { useEffect } from "react";
import { noteMissed } from "@/lib/page-view/after-miss";

/** Remembers words that found nothing until a goods is chosen. Renders nothing. */
export function NoteMissed({ keyword }: { keyword: string }) {
	useEffect(() => noteMissed(keyword), [keyword]);
	return null;
}
