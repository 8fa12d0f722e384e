"use client";

import { useEffect } from "react";
import { late } from "@/components/ui/late";
import { takeUpNotice, useNotice } from "@/lib/page-state/notice";

const NoticeBar = late(() =>
	import("./notice-bar").then((module) => module.NoticeBar),
);

/** Stands once in the frame; a region that is there before it speaks is heard by screen readers. */
export function NoticeController() {
	const notice = useNotice();
	useEffect(takeUpNotice, []);
	return <div role="status">{notice && <NoticeBar notice={notice} />}</div>;
}
