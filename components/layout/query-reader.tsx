"use client";

import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { usePathname } from "@/lib/i18n/use-pathname";
import { useOnDevice } from "./use-on-device";

interface QueryReaderProps {
	/** Called with query and path of the address, now and after each change; the path has no prefix. */
	onRead: (query: string, path: string) => void;
}

/** Renders nothing, and reads only on the device: on the server the query would make every page a dynamic one. */
export function QueryReader(props: QueryReaderProps) {
	return useOnDevice() ? <Reader {...props} /> : null;
}

function Reader({ onRead }: QueryReaderProps) {
	const query = useSearchParams().toString();
	const path = usePathname();
	useEffect(() => onRead(query, path), [query, path, onRead]);
	return null;
}
