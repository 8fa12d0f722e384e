"use client";

import { type RefObject, useEffect, useState } from "react";
import type { Size } from "@/lib/map/view";

/** How large an element stands on the screen; undefined until it does. */
export function useSize(
	element: RefObject<HTMLElement | null>,
): Size | undefined {
	const [size, setSize] = useState<Size>();
	useEffect(() => {
		if (!element.current) return;
		const observer = new ResizeObserver(([entry]) => {
			const { width = 0, height = 0 } = entry?.contentRect ?? {};
			if (width > 0 && height > 0) setSize({ width, height });
		});
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element]);
	return size;
}
