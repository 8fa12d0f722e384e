/** What a notification says and where it leads, a path of this site. One with the tag of another takes its place. */
export interface PushNotice {
	title: string;
	line: string;
	path: string;
	tag: string;
}
