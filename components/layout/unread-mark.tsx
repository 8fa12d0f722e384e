"use client";

import { useEffect, useState } from "react";
import { useSignedIn } from "@/lib/session/signed-in";

/** How many messages wait for who is signed in; a visitor's page loads nothing for it. */
export function UnreadMark({ word }: { word: string }) {
	const isSignedIn = useSignedIn() !== undefined;
	const [late, setLate] = useState<typeof import("./unread-count")>();
	useEffect(() => {
		if (isSignedIn)
			import("./unread-count").then(setLate).catch(() => undefined);
	}, [isSignedIn]);
	if (!late || !isSignedIn) return null;
	return <late.UnreadCount of="unread" word={word} />;
}
