"use client";

import dynamic from "next/dynamic";
import { useEffect } from "react";
import { takeUpNotice, useNotice } from "@/lib/notice";

const NoticeBar = dynamic(
	() => import("./notice-bar").then((module) => module.NoticeBar),
	{ ssr: false },
);

/** Stands once in the frame; a region that is there before it speaks is heard by screen readers. */
export function NoticeDoor() {
	const notice = useNotice();
	useEffect(takeUpNotice, []);
	return <div role="status">{notice && <NoticeBar notice={notice} />}</div>;
}
