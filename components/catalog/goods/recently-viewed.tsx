"use client";

import { useEffect, useRef, useState } from "react";
import { late } from "@/components/ui/late";

const RecentShelf = late(
	() => import("./recent-shelf").then((module) => module.RecentShelf),
	null,
);

/** Notes that this goods was looked at; what was looked at before comes when the foot of the page is near. */
export function RecentlyViewed({ id }: { id: number }) {
	const foot = useRef<HTMLDivElement>(null);
	const [isNear, setNear] = useState(false);
	useEffect(() => {
		import("@/lib/storage/recent-goods")
			.then(({ noteRecentGoods }) => noteRecentGoods(id))
			.catch(() => undefined);
		const observer = new IntersectionObserver(
			([entry]) => entry?.isIntersecting && setNear(true),
			{ rootMargin: "400px" },
		);
		if (foot.current) observer.observe(foot.current);
		return () => observer.disconnect();
	}, [id]);
	return <div ref={foot}>{isNear && <RecentShelf besides={id} />}</div>;
}
