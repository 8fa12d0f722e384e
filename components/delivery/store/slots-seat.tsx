"use client";

import dynamic from "next/dynamic";
import type { SlotPanelProps } from "./slot-panel";
import { SlotSkeleton } from "./slot-skeleton";

/** The slots come after the page, which must not wait for what changes by the minute. */
export const SlotsSeat = dynamic<SlotPanelProps>(
	() => import("./slot-panel").then((module) => module.SlotPanel),
	{ ssr: false, loading: () => <SlotSkeleton /> },
);
