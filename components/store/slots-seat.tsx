"use client";

import dynamic from "next/dynamic";
import type { SlotBoardProps } from "./slot-board";
import { SlotBones } from "./slot-bones";

/** The slots come after the page, which must not wait for what changes by the minute. */
export const SlotsSeat = dynamic<SlotBoardProps>(
	() => import("./slot-board").then((module) => module.SlotBoard),
	{ ssr: false, loading: () => <SlotBones /> },
);
